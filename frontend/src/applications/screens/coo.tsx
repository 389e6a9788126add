import '../parts/mine/mine.css';
import { PageHeader } from '../../shell/page-header.tsx';
import { MyList } from '../parts/mine/my-list.tsx';
import { Offers } from '../parts/mine/offers.tsx';

/** My requests and applications: what is under way, and what can be applied for (portal.md §2 "coo"). */
export default function Coo() {
  return (
    <>
      <PageHeader />
      <div className="coo-columns">
        <div>
          <MyList />
        </div>
        <div>
          <Offers />
        </div>
      </div>
    </>
  );
}

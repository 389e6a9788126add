import { PageHeader } from '../../shell/page-header.tsx';
import { AbsencesOf } from '../parts/absences-of.tsx';
import { useAbsencesText } from '../text.ts';

/** my-absences: classes that the reader has missed, with the reasons that were accepted. */
export default function MyAbsences() {
  const t = useAbsencesText();
  return (
    <>
      <PageHeader note={t('hint')} />
      <AbsencesOf />
    </>
  );
}

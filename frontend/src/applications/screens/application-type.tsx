import { useParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { PageCallState } from '../../shell/page-header.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { TypeEditor } from '../parts/type-editor/type-editor.tsx';

/** One application type: who may apply, the form, the route, its versions (office; auditors, and all in the past, look on). */
export default function ApplicationType() {
  const { uid = '' } = useParams();
  const { is_office, is_org_admin } = useSession();
  const readOnly = useReadOnlyReason();
  const type = useCall(
    'GET /studapps/app-types/{uid}/definition/',
    { params: { uid } },
    { live: { channel: 'notifications', keys: [`application_type:${uid}`] } },
  );
  if (!type.data) return <PageCallState call={type} lines={6} height={40} />;
  return <TypeEditor key={uid} type={type.data} readOnly={readOnly !== undefined || (!is_office && !is_org_admin)} />;
}

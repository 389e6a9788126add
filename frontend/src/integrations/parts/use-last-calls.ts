import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useApiText } from '../text.ts';

/** What is known of each connection's last call, in words, by its uid. */
export function useLastCalls(): (api: string) => string {
  const t = useApiText();
  const format = useFormat();
  const { data } = useCall('GET /third_party_apis/last_calls/', {});
  return api => {
    const last = data?.find(one => one.api === api);
    if (!last) return '';
    return [
      last.at === null ? t('never') : `${format.shortDateTime(last.at)}, ${last.status ?? t('no_answer')}`,
      ...(last.waiting > 0 ? [t('waiting', { count: last.waiting })] : []),
      ...(last.given_up > 0 ? [t('given_up', { count: last.given_up })] : []),
    ].join(' · ');
  };
}

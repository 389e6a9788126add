import { logoAddress } from './university.ts';

/** The mark of the university, or of the portal. */
export function Brand({ size = 28 }: { size?: number }) {
  return <img src={logoAddress()} width={size} height={size} alt="" style={{ objectFit: 'contain' }} />;
}

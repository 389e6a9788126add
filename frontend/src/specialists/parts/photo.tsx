import Avatar from '@mui/material/Avatar';
import { fileAddress } from '../../entity/files-input.tsx';
import { useSpecialistText } from '../text.ts';

/** A specialist's face, or the first letters of the name. */
export function Photo({
  one: { name, photo },
  size = 56,
}: {
  one: { name: string; photo: string | null };
  size?: number;
}) {
  const t = useSpecialistText();
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word[0]);
  return (
    <Avatar
      {...(photo ? { src: fileAddress(photo), alt: t('photo_of', { name }) } : { 'aria-hidden': true })}
      sx={{ width: size, height: size, background: 'var(--lapis-soft)', color: 'var(--lapis)', font: 'var(--t-label)' }}
    >
      {letters}
    </Avatar>
  );
}

/** Styles of things that stand as cards beside each other, one below the other on a phone. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
};
export const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  padding: 2,
  border: '1px solid var(--line)',
  borderRadius: '12px',
  background: 'var(--surface)',
  overflowWrap: 'anywhere',
};

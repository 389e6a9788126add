import { entities } from '@portal/event-schemas/journals/entities.ts';
import type { FileInfo } from '@portal/event-schemas/kernel/entity/entity.ts';
import { fileAddress } from '../../entity/files-input.tsx';
import { EntityList } from '../../entity/list-screen.tsx';
import { useMay } from '../../entity/may.ts';
import type { AnyRow } from '../../entity/values.tsx';

const material = entities.course_material;

/** emc: materials of courses by week; teachers of a course keep them, its students read them. */
export default function Emc() {
  const may = useMay();
  return (
    <EntityList
      entity={material}
      history={may(material.write)}
      columns={[
        'title',
        'week',
        'kind',
        { field: 'files', render: row => <Files files={(row['files_files'] ?? []) as FileInfo[]} /> },
        { field: 'link', render: row => <Link row={row} /> },
        { field: 'about', optional: true },
        'offering',
        { field: 'made_by', optional: true },
      ]}
    />
  );
}

function Files({ files }: { files: readonly FileInfo[] }) {
  if (files.length === 0) return '–';
  return files.map(({ uid, name }) => (
    <div key={uid}>
      <a href={fileAddress(uid)} download={name}>
        {name}
      </a>
    </div>
  ));
}
function Link({ row }: { row: AnyRow }) {
  const link = String(row['link'] ?? '');
  if (link === '') return '–';
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {link.replace(/^https?:\/\//, '').slice(0, 40)}
    </a>
  );
}

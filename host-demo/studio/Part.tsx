import { Contrast } from './Contrast.tsx';
import { Fonts } from './form/Fonts.tsx';
import { GROUPS } from './form/fields.ts';
import { Group } from './form/Group.tsx';
import { Logo } from './form/Logo.tsx';
import { Legal } from './Legal.tsx';
import { Publish } from './Publish.tsx';
import type { PanelProps } from './panels/panel.ts';
import { PANELS } from './panels/panels.ts';
import type { Edits } from './useEdits.ts';

type GroupName = keyof typeof GROUPS;
const LABELS: Readonly<Record<GroupName, string>> = {
  colours: 'Colors',
  type: 'Type',
  shape: 'Shape',
  facts: 'Facts',
  legal: 'Legal',
};
const panelOf = (id: string) => PANELS.find((panel) => panel.id === id);

/** Parts of an organisation by their id, in the order in which they stand. */
export const PARTS: readonly (readonly [id: string, label: string])[] = [
  ...['colours', 'type', 'shape', 'logo', 'words', 'facts', 'legal'].map((id): [string, string] => [
    id,
    LABELS[id as GroupName] ?? panelOf(id)?.label ?? 'Logo',
  ]),
  ...PANELS.filter(({ id }) => id !== 'words').map(({ id, label }): [string, string] => [id, label]),
  ['publish', 'Publish'],
];

/** Who answers for legal texts, as far as somebody has said so. */
export interface Answering {
  readonly role: 'designer' | 'compliance';
  readonly name: string;
}

interface Props {
  readonly id: string;
  /** What fields are searched for; in place of the part. */
  readonly wanted: string;
  readonly edits: Edits;
  readonly panel: PanelProps;
  readonly answering: Answering;
  readonly onAnswering: (answering: Answering) => void;
}

const isGroup = (id: string): id is GroupName => id in GROUPS;

/** One part of an organisation, or the fields that are searched for. */
export function Part({ id, wanted, edits, panel, answering, onAnswering }: Props) {
  const { result, below, onTry } = edits;
  const fields = (sections: (typeof GROUPS)[GroupName]) => (
    <Group
      sections={sections}
      folder={panel.folder}
      below={below}
      context={panel.context}
      problems={result.problems}
      onTry={onTry}
      onMark={panel.onMark}
    />
  );
  if (wanted) {
    const found = sectionsWith(wanted);
    return (
      <>
        <h2>{found.length > 0 ? 'Found' : 'Nothing has such a name'}</h2>
        {fields(found)}
      </>
    );
  }
  const heading = <h2>{PARTS.find(([each]) => each === id)?.[1]}</h2>;
  if (id === 'legal')
    return (
      <>
        {heading}
        <Legal
          role={answering.role}
          name={answering.name}
          onRole={(role) => onAnswering({ ...answering, role })}
          onName={(name) => onAnswering({ ...answering, name })}
        >
          {fields(GROUPS.legal)}
        </Legal>
      </>
    );
  if (isGroup(id))
    return (
      <>
        {heading}
        {id === 'colours' ? (
          <Contrast context={panel.context} onChange={edits.onChange} onMark={panel.onMark} />
        ) : null}
        {fields(GROUPS[id])}
        {id === 'type' ? <Fonts {...panel} /> : null}
      </>
    );
  const Content = id === 'publish' ? Publish : id === 'logo' ? Logo : panelOf(id)?.Panel;
  return (
    <>
      {heading}
      {Content ? <Content {...panel} /> : null}
    </>
  );
}

/** Legal facts are behind their lock. */
const sectionsWith = (wanted: string) =>
  Object.entries(GROUPS)
    .filter(([id]) => id !== 'legal')
    .flatMap(([, sections]) => sections)
    .map((section) => ({
      ...section,
      isFolded: false,
      fields: section.fields.filter(({ label, shows, path }) =>
        `${label} ${shows} ${path.join(' ')}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);

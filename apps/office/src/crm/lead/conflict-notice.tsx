import { Button } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useResource } from '#office/resource/resource-context.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import type { WorkConflict } from './work-conflict.ts';

interface ConflictNoticeProps {
  readonly conflict: WorkConflict;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** States that another person changed the lead first, shows both values field by field, and asks which to keep. */
export function ConflictNotice({ conflict, onMine, onTheirs }: ConflictNoticeProps) {
  const { declaration, noun } = useResource();
  const { leads, resource } = useOfficePhrases();
  const { conflict: words } = resource;
  const notice = useFocusOnHeading<HTMLDivElement>();
  const shown = (name: string, value: unknown) => (
    <FieldValue field={declaration.shape.fields[name]} words={noun.fields[name]} value={value} />
  );
  return (
    <Notice
      ref={notice}
      tone="warning"
      live
      title={leads.conflict.title}
      actions={
        <>
          <Button size="small" onClick={onMine}>
            {leads.conflict.mine}
          </Button>
          <Button size="small" variant="secondary" onClick={onTheirs}>
            {leads.conflict.theirs}
          </Button>
        </>
      }
    >
      <DataTable
        caption={leads.conflict.title}
        captionHidden
        columns={[
          { key: 'field', label: leads.conflict.field },
          { key: 'mine', label: words.mine },
          { key: 'theirs', label: words.theirs },
        ]}
        rows={conflict.differences.map(({ name, mine, theirs }) => ({
          key: name,
          cells: {
            field: noun.fields[name]?.label ?? name,
            mine: shown(name, mine),
            theirs: shown(name, theirs),
          },
        }))}
      />
    </Notice>
  );
}

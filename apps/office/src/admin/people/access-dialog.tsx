import { ApiProblem } from '@ayrac/contract/client.ts';
import type { PersonValue } from '@ayrac/contract/office/person.ts';
import type { Role } from '@ayrac/domain/access.ts';
import { accessFields, fieldsForRole, withoutUnusedBrand } from '@ayrac/domain/person/person-access.ts';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { FieldsDialog } from './fields-dialog.tsx';
import { useRefreshPeople } from './use-person.ts';

interface PersonDialogProps {
  readonly person: PersonValue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes a person's role or brand. Never overwrites a change that another person made in the meantime. */
export function AccessDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const { person: words, users } = useOfficePhrases();
  const client = useOfficeClient();
  const refresh = useRefreshPeople();
  const { show } = useToast();
  const { username: name, role } = person;
  const brandId = person.brand?.id ?? null;
  const change = async (typed: Readonly<Record<string, unknown>>) => {
    const values = withoutUnusedBrand(typed);
    const textOf = (field: string) => (typeof values[field] === 'string' ? values[field] : null);
    try {
      await client.changePersonAccess({
        params: { id: person.id },
        body: { role: textOf('role'), brandId: textOf('brandId'), was: { role, brandId } },
      });
    } catch (error) {
      const current = roleNow(error);
      if (current === undefined) throw error;
      await refresh();
      throw new ApiProblem({
        status: 409,
        code: 'record-changed',
        error: words.access.conflict({ role: words.roles[current] }),
      });
    }
    onClose();
    show({ text: words.access.done({ name }) });
    await refresh();
  };
  return (
    <FieldsDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.access.title({ name })}
      text={words.access.text}
      fields={accessFields}
      words={users.fields}
      initial={{ role, brandId }}
      fieldsFor={({ role: chosen }) => fieldsForRole(accessFields, chosen)}
      save={words.access.save}
      onSave={change}
    />
  );
}

/** Returns the role that another person has set in the meantime. */
function roleNow(error: unknown): Role | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'record-changed') return undefined;
  const current = error.current as { readonly role?: Role } | undefined;
  return current?.role;
}

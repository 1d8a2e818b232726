import type { PersonValue } from '@ayrac/contract/office/person.ts';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { FieldsDialog } from './fields-dialog.tsx';
import { useForgetOnLeaving } from './use-person.ts';

const fields = { username: { kind: 'text', isRequired: true, limit: 100, lines: 'one' } } as const;

interface EraseDialogProps {
  readonly person: PersonValue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Erases a person permanently, after their username was typed as confirmation. */
export function EraseDialog({ person, isOpen, onClose }: EraseDialogProps) {
  const { erase } = useOfficePhrases().person;
  const client = useOfficeClient();
  const forget = useForgetOnLeaving(person.id);
  const navigate = useNavigate();
  const { show } = useToast();
  const { username: name } = person;
  return (
    <FieldsDialog
      isOpen={isOpen}
      onClose={onClose}
      title={erase.title({ name })}
      text={erase.text}
      fields={fields}
      words={{ username: { label: erase.type({ name }), hint: '' } }}
      initial={null}
      save={erase.label}
      isDanger
      onSave={async ({ username }) => {
        await client.erasePerson({
          params: { id: person.id },
          body: { username: String(username) },
        });
        forget();
        show({ text: erase.done({ name }) });
        await navigate('/admin/users');
      }}
    />
  );
}

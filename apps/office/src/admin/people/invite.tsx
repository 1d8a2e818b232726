import { useLocale } from '@ayrac/browser/locale.ts';
import { fieldsForRole, invitationFields, withoutUnusedBrand } from '@ayrac/domain/person/person-access.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { useToast } from '#office/screen/toasts.tsx';
import { FieldsDialog } from './fields-dialog.tsx';

/** Invites a person to an account with a role. The invited person chooses the password. */
export function Invite() {
  const { person, users } = useOfficePhrases();
  const words = person.invite;
  const locale = useLocale();
  const client = useOfficeClient();
  const refresh = useRefresh();
  const { show } = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const fieldWords = {
    ...users.fields,
    locale: { label: words.language, hint: '', choices: person.languages },
  };
  return (
    <>
      <Button icon="plus" size="small" onClick={() => setIsOpen(true)}>
        {users.add}
      </Button>
      <FieldsDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        text={words.text}
        fields={invitationFields}
        words={fieldWords}
        initial={{ role: 'CUSTOMER', locale }}
        fieldsFor={({ role }) => fieldsForRole(invitationFields, role)}
        save={words.save}
        onSave={async (values) => {
          await client.invitePerson({ body: withoutUnusedBrand(values) });
          setIsOpen(false);
          show({ text: words.done({ name: String(values.username) }) });
          await refresh();
        }}
      />
    </>
  );
}

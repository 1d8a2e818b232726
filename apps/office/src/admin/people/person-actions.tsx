import type { PersonValue } from '@ayrac/contract/office/person.ts';
import { Button } from '@ayrac/kit/button.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { useRefreshPeople } from './use-person.ts';

interface PersonAction {
  readonly name: 'disable' | 'enable' | 'sessions' | 'factor' | 'link';
  readonly icon: IconName;
  readonly isOffered: boolean;
  readonly act: () => Promise<unknown>;
}

/** Actions on a person's account. On one's own account, only those that do not require a password in the profile. */
export function PersonActions({ person }: { readonly person: PersonValue }) {
  const { person: words } = useOfficePhrases();
  const client = useOfficeClient();
  const refresh = useRefreshPeople();
  const { show, showFailure } = useToast();
  const [confirming, setConfirming] = useState<PersonAction | null>(null);
  const [running, setRunning] = useState<PersonAction['name'] | null>(null);
  const [dialog, setDialog] = useState<'access' | 'erase' | null>(null);
  const { username: name, isSelf } = person;
  const params = { id: person.id };
  const actions: readonly PersonAction[] = [
    {
      name: 'sessions',
      icon: 'log-out',
      isOffered: true,
      act: () => client.endPersonSessions({ params, body: {} }),
    },
    {
      name: 'link',
      icon: 'send',
      isOffered: !person.isVerified,
      act: () => client.resendPersonLink({ params }),
    },
    {
      name: 'factor',
      icon: 'shield-check',
      isOffered: person.hasSecondFactor && !isSelf,
      act: () => client.resetPersonFactor({ params }),
    },
    {
      name: person.isActive ? 'disable' : 'enable',
      icon: 'lock',
      isOffered: !isSelf,
      act: () => client.setPersonActive({ params, body: { isActive: !person.isActive } }),
    },
  ];
  const askOf = (action: PersonAction) => {
    const own = words[action.name];
    return 'title' in own ? own : undefined;
  };
  const question = confirming === null ? undefined : askOf(confirming);
  const run = async (action: PersonAction) => {
    setConfirming(null);
    setRunning(action.name);
    try {
      await action.act();
      show({ text: words[action.name].done({ name }) });
    } catch (error) {
      showFailure(error);
    } finally {
      await refresh();
      setRunning(null);
    }
  };
  const start = (action: PersonAction) => (askOf(action) === undefined ? run(action) : setConfirming(action));
  return (
    <section className="person-actions" aria-label={words.actions}>
      {isSelf ? (
        <p className="people-remark">{words.self}</p>
      ) : (
        <Button variant="secondary" size="small" icon="users" onClick={() => setDialog('access')}>
          {words.access.label}
        </Button>
      )}
      {actions
        .filter(({ isOffered }) => isOffered)
        .map((action) => (
          <PassingButton
            // Enabling takes the place of disabling, with the focus.
            key={action.name === 'enable' ? 'disable' : action.name}
            variant="secondary"
            size="small"
            icon={action.icon}
            loading={running === action.name}
            onClick={() => start(action)}
          >
            {words[action.name].label}
          </PassingButton>
        ))}
      {!isSelf && (
        <Button variant="ghost" size="small" icon="trash-2" onClick={() => setDialog('erase')}>
          {words.erase.label}
        </Button>
      )}
      <AskDialog
        isOpen={confirming !== null}
        title={question?.title({ name }) ?? ''}
        text={question?.text ?? ''}
        confirm={question?.label ?? ''}
        onConfirm={() => confirming !== null && run(confirming)}
        onClose={() => setConfirming(null)}
      />
      <AccessDialog person={person} isOpen={dialog === 'access'} onClose={() => setDialog(null)} />
      <EraseDialog person={person} isOpen={dialog === 'erase'} onClose={() => setDialog(null)} />
    </section>
  );
}

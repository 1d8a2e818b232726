import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import { type PermissionChannel, permissionChannels } from '@ayrac/domain/consent/permission.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { useRef, useState } from 'react';
import { ConfirmPhone } from './confirm-phone.tsx';

interface PermissionsProps {
  readonly permissions: PermissionsValue;
  readonly isVerified: boolean;
}

/** A check box per channel. Each is saved when it changes, one after the other, and shows its current state. */
export function Permissions({ permissions: initial, isVerified }: PermissionsProps) {
  const { permissions: words } = useScreenPhrases('profile').ownData;
  const locale = useLocale();
  const client = useClient();
  const [holding, setHolding] = useState(initial);
  /** Answers on their way. */
  const [sent, setSent] = useState<Partial<Record<PermissionChannel, boolean>>>({});
  const last = useRef<Promise<void>>(Promise.resolve());
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<{ readonly channel: PermissionChannel; readonly why: string }>();

  const change = (channel: PermissionChannel, isGiven: boolean) => {
    if (sent[channel] !== undefined) return;
    setSent((all) => ({ ...all, [channel]: isGiven }));
    setSaved(false);
    setFailure(undefined);
    last.current = last.current.then(() => save(channel, isGiven));
  };

  const save = async (channel: PermissionChannel, isGiven: boolean) => {
    try {
      setHolding(await client.savePermissions({ body: { [channel]: isGiven } }));
      setSaved(true);
    } catch (error) {
      setFailure({ channel, why: readProblem(error).message || words.failed });
    } finally {
      setSent(({ [channel]: _, ...others }) => others);
    }
  };

  const noteConfirmed = async () => {
    setHolding(await client.getPermissions());
    setSaved(true);
  };

  const hintOf = (channel: PermissionChannel): string => {
    const answer = holding[channel];
    const isReachable = channel === 'email' ? isVerified : holding.phone !== 'none';
    if (!isReachable && !answer?.isGiven) return channel === 'email' ? words.verifyFirst : words.phoneFirst;
    if (answer === null) return words.never;
    const date = formatDate(answer.at, locale);
    if (answer.isGiven && !answer.isConfirmed) {
      if (isKnownOwner(channel, holding)) return words.waiting({ date });
      return holding.phone === 'confirmable' ? words.phoneWaiting : words.phoneUnconfirmed;
    }
    return answer.isGiven ? words.given({ date }) : words.refused({ date });
  };

  return (
    <>
      {permissionChannels.map((channel) => (
        <CheckboxField
          key={channel}
          name={channel}
          label={words.channels[channel]}
          hint={hintOf(channel)}
          error={failure?.channel === channel ? failure.why : undefined}
          checked={sent[channel] ?? isTicked(channel, holding)}
          aria-busy={channel in sent || undefined}
          onChange={(event) => change(channel, event.currentTarget.checked)}
        />
      ))}
      {canConfirm(holding) && <ConfirmPhone onConfirmed={noteConfirmed} />}
      <p role="status">{isSaved && Object.keys(sent).length === 0 && words.saved}</p>
    </>
  );
}

/** Whether the address or number is known to be the member's, so that they confirm its permission themselves. */
function isKnownOwner(channel: PermissionChannel, { phone }: PermissionsValue): boolean {
  return channel === 'email' || phone === 'confirmed';
}

/**
 * A permission that was only given with a request is unchecked until the member confirms it. One that awaits a phone
 * code is already checked.
 */
function isTicked(channel: PermissionChannel, holding: PermissionsValue): boolean {
  const permission = holding[channel];
  return permission?.isGiven === true && (permission.isConfirmed || !isKnownOwner(channel, holding));
}

function canConfirm({ sms, call, phone }: PermissionsValue): boolean {
  return (
    phone === 'confirmable' &&
    [sms, call].some((permission) => permission?.isGiven === true && !permission.isConfirmed)
  );
}

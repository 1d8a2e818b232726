import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import { type PermissionChannel, permissionChannels } from '@ayrac/domain/consent/permission.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { CheckboxField } from '@ayrac/kit/choice-field.tsx';
import { useState } from 'react';
import { ConfirmPhone } from './confirm-phone.tsx';

interface PermissionsProps {
  readonly permissions: PermissionsValue;
  readonly isVerified: boolean;
}

/** One box for each channel; each is saved as it is ticked, and says what holds. */
export function Permissions({ permissions: initial, isVerified }: PermissionsProps) {
  const { permissions: words } = useScreenPhrases('profile').ownData;
  const locale = useLocale();
  const client = useClient();
  const [holding, setHolding] = useState(initial);
  const [saving, setSaving] = useState<PermissionChannel>();
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<{ readonly channel: PermissionChannel; readonly why: string }>();

  const change = async (channel: PermissionChannel, isGiven: boolean) => {
    setSaving(channel);
    setSaved(false);
    setFailure(undefined);
    try {
      setHolding(await client.savePermissions({ body: { [channel]: isGiven } }));
      setSaved(true);
    } catch (error) {
      setFailure({ channel, why: readProblem(error).message || words.failed });
    } finally {
      setSaving(undefined);
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
      if (isTheirs(channel, holding)) return words.waiting({ date });
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
          checked={isTicked(channel, holding)}
          aria-busy={saving === channel || undefined}
          onChange={(event) => {
            if (saving === undefined) void change(channel, event.currentTarget.checked);
          }}
        />
      ))}
      {canConfirm(holding) && <ConfirmPhone onConfirmed={noteConfirmed} />}
      <p role="status">{isSaved && words.saved}</p>
    </>
  );
}

/** Whether it is known that the address or number is the member's: then they say themselves what holds for it. */
function isTheirs(channel: PermissionChannel, { phone }: PermissionsValue): boolean {
  return channel === 'email' || phone === 'confirmed';
}

/** What only a request said is ticked once its member says it, too; what waits for a code is ticked already. */
function isTicked(channel: PermissionChannel, holding: PermissionsValue): boolean {
  const stand = holding[channel];
  return stand?.isGiven === true && (stand.isConfirmed || !isTheirs(channel, holding));
}

function canConfirm({ sms, call, phone }: PermissionsValue): boolean {
  return (
    phone === 'confirmable' && [sms, call].some((stand) => stand?.isGiven === true && !stand.isConfirmed)
  );
}

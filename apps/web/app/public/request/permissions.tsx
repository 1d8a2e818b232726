import { controlProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LinkedRequest } from '@ayrac/contract/request.ts';
import { phoneCodeFields } from '@ayrac/domain/account/phone-code.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { RoutedForm } from '#web/form/routed-form.tsx';
import type { LinkedRequestViewProps } from './linked-request-props.ts';

/**
 * Contact permissions given with the request, and their confirmation: a button for e-mail, a code for the phone number.
 * A permission for e-mail can be revoked as easily.
 */
export function Permissions({ request, busyAction, typedCode }: LinkedRequestViewProps) {
  const { link } = useScreenPhrases('request');
  const { permissions, phoneCode } = request;
  if (permissions.length === 0) return null;
  const waiting = permissions.filter(({ isConfirmed }) => !isConfirmed);
  const hasEmail = permissions.some(({ channel }) => channel === 'email');
  const phoneWaits = phoneCode === 'unavailable' ? link.phoneUnconfirmed : link.phoneWaits;
  return (
    <section className="grid gap-4" aria-labelledby="permissions">
      <h3 id="permissions" className="font-strong">
        {link.permissions}
      </h3>
      <FactsTable
        caption={link.permissions}
        captionHidden
        facts={permissions.map(({ channel, isConfirmed }) => {
          const waits = channel === 'email' ? link.emailWaits : phoneWaits;
          return { label: link.channels[channel], value: isConfirmed ? link.permissionHolds : waits };
        })}
      />
      {waiting.some(({ channel }) => channel === 'email') && (
        <RoutedForm method="post" className="grid sm:justify-start">
          <input type="hidden" name="intent" value="confirm" />
          <Button type="submit" loading={busyAction === 'confirm'}>
            {link.confirmPermission}
          </Button>
        </RoutedForm>
      )}
      {hasEmail && (
        <RoutedForm method="post" className="grid sm:justify-start">
          <input type="hidden" name="intent" value="refuse" />
          <Button type="submit" variant="secondary" loading={busyAction === 'refuse'}>
            {link.refusePermission}
          </Button>
        </RoutedForm>
      )}
      {waiting.some(({ channel }) => channel !== 'email') && (
        <NumberProof phoneCode={phoneCode} busyAction={busyAction} typedCode={typedCode} />
      )}
    </section>
  );
}

type NumberProofProps = Pick<LinkedRequest, 'phoneCode'> & Omit<LinkedRequestViewProps, 'request'>;

/** Confirms that the phone number is the sender's, by a code that is sent to it. */
function NumberProof({ phoneCode, busyAction, typedCode }: NumberProofProps) {
  const { phoneCode: words } = useScreenPhrases('request').link;
  if (phoneCode === 'unavailable') return null;
  const isSent = phoneCode === 'sent';
  return (
    <>
      {isSent && (
        <RoutedForm method="post" className="grid gap-4" aria-label={words.title}>
          <input type="hidden" name="intent" value="confirmPhone" />
          <TextField
            id="phone-code"
            name="code"
            label={words.code}
            defaultValue={typedCode}
            {...controlProps(phoneCodeFields.code)}
          />
          <Button type="submit" className="sm:justify-self-start" loading={busyAction === 'confirmPhone'}>
            {words.confirm}
          </Button>
        </RoutedForm>
      )}
      <RoutedForm method="post" className="grid sm:justify-start">
        <input type="hidden" name="intent" value="sendCode" />
        <Button type="submit" variant={isSent ? 'ghost' : 'secondary'} loading={busyAction === 'sendCode'}>
          {isSent ? words.again : words.send}
        </Button>
      </RoutedForm>
    </>
  );
}

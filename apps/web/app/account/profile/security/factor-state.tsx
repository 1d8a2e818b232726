import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SecondFactorState } from '@ayrac/contract/account.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import type { FactorAction } from './factor-action.ts';

/** Number of remaining recovery codes from which on a warning is shown. */
const FEW = 3;

interface FactorStateProps {
  readonly state: SecondFactorState;
  /** Message about the last action. */
  readonly message: string;
  readonly onAction: (action: FactorAction) => void;
}

/** State of the second factor, and the available actions. */
export function FactorState({ state, message, onAction }: FactorStateProps) {
  const { factor } = useScreenPhrases('security');
  return (
    <div className="part-form">
      {message !== '' && <Notice tone="success" title={message} live />}
      {state.isOn ? <FactorOn state={state} /> : state.isRequired && <FactorAwaited />}
      <div className="part-actions">
        {state.isOn ? (
          <>
            <Button variant="secondary" onClick={() => onAction('renew')}>
              {factor.renew}
            </Button>
            <Button variant="secondary" onClick={() => onAction('move')}>
              {factor.move}
            </Button>
            {!state.isRequired && (
              <Button variant="ghost" onClick={() => onAction('disable')}>
                {factor.disable}
              </Button>
            )}
          </>
        ) : (
          <Button variant="secondary" icon="shield-check" onClick={() => onAction('begin')}>
            {factor.begin}
          </Button>
        )}
      </div>
    </div>
  );
}

function FactorAwaited() {
  const { factor } = useScreenPhrases('security');
  return (
    <Notice tone="warning" title={factor.requiredTitle}>
      <p>{factor.required}</p>
    </Notice>
  );
}

function FactorOn({ state }: { readonly state: SecondFactorState }) {
  const { factor } = useScreenPhrases('security');
  const locale = useLocale();
  const count = state.recoveryCodesLeft;
  return (
    <>
      {count <= FEW ? (
        <Notice tone="warning">
          <p>{factor.codesNearlyGone({ count })}</p>
        </Notice>
      ) : (
        <p>
          {state.confirmedAt !== null && factor.since({ date: formatDate(state.confirmedAt, locale) })}{' '}
          {factor.codesLeft({ count })}
        </p>
      )}
      {state.isRequired && <p className="security-remark">{factor.staysOn}</p>}
    </>
  );
}

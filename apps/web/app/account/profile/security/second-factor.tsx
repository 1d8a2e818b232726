import { useClient } from '@ayrac/browser/calls/client.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import type { SecondFactorSetup } from '@ayrac/contract/account.ts';
import { isOfficePath } from '@ayrac/domain/access.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { useRef, useState } from 'react';
import { useReturnPath } from '#web/public/auth/login/use-return.ts';
import { Owned } from '../../owned.tsx';
import { Part } from '../../part.tsx';
import { useMemberData } from '../../use-member-data.ts';
import { CodesStep } from './codes-step.tsx';
import type { FactorAction } from './factor-action.ts';
import { FactorState } from './factor-state.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';
import { ScanStep } from './scan-step.tsx';

/** Steps of a change: proof of identity, scanning the QR code, saving the recovery codes. */
type Stage =
  | { readonly kind: 'resting'; readonly message: string }
  | { readonly kind: 'proving'; readonly action: FactorAction }
  | { readonly kind: 'scanning'; readonly setup: SecondFactorSetup }
  | { readonly kind: 'keeping'; readonly codes: readonly string[]; readonly isNew: boolean };

interface SecondFactorProps {
  readonly username: string;
  readonly onChanged: () => void;
}

/** The second factor: its state, and the steps that turn it on, move it, or turn it off. */
export function SecondFactor({ username, onChanged }: SecondFactorProps) {
  const { factor, notLoaded, again: retry } = useScreenPhrases('security');
  const client = useClient();
  const { askAgain } = useSessionActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [stage, setStage] = useState<Stage>({ kind: 'resting', message: '' });
  const { own, again } = useMemberData((signal) => client.getSecondFactor(undefined, { signal }));

  const wayBack = useReturnPath();
  const rest = (message = '') => {
    setStage({ kind: 'resting', message });
    heading.current?.focus();
  };
  /** The role of the signed-in person may have changed. */
  const conclude = async (message: string) => {
    await Promise.all([again(), askAgain()]);
    onChanged();
    rest(message);
  };
  /** A person sent here by a back-office screen that requires the second factor continues to that screen. */
  const keep = async (isNew: boolean) => {
    await conclude(isNew ? factor.nowOn : factor.nowRenewed);
    if (isNew && isOfficePath(wayBack)) location.assign(wayBack);
  };

  const prove = async (action: FactorAction, body: Proof) => {
    switch (action) {
      case 'begin':
      case 'move':
        return setStage({ kind: 'scanning', setup: await client.beginSecondFactor({ body }) });
      case 'renew': {
        const { recoveryCodes } = await client.renewRecoveryCodes({ body });
        return setStage({ kind: 'keeping', codes: recoveryCodes, isNew: false });
      }
      case 'disable':
        await client.disableSecondFactor({ body });
        return conclude(factor.nowOff);
    }
  };

  const badge = own.kind === 'loaded' && (
    <Badge tone={own.value.isOn ? 'success' : 'neutral'}>{own.value.isOn ? factor.on : factor.off}</Badge>
  );
  return (
    <Part title={factor.title} text={factor.text} badge={badge} heading={heading}>
      <Owned own={own} again={again} failed={notLoaded} retry={retry}>
        {(state) => {
          switch (stage.kind) {
            case 'resting':
              return (
                <FactorState
                  state={state}
                  message={stage.message}
                  onAction={(action) => setStage({ kind: 'proving', action })}
                />
              );
            case 'proving':
              return (
                <ProofForm
                  {...proofTexts(stage.action, factor)}
                  username={username}
                  isDangerous={stage.action === 'disable'}
                  needsCode={state.isOn}
                  send={(proof) => prove(stage.action, proof)}
                  onCancel={() => rest()}
                />
              );
            case 'scanning':
              return (
                <ScanStep
                  setup={stage.setup}
                  onConfirmed={(codes) => setStage({ kind: 'keeping', codes, isNew: true })}
                  onCancel={() => rest()}
                />
              );
            case 'keeping': {
              const { codes, isNew } = stage;
              const { title } = factor.codes;
              return (
                <CodesStep
                  username={username}
                  codes={codes}
                  title={isNew ? factor.step({ step: 3, title }) : title}
                  onDone={() => keep(isNew)}
                />
              );
            }
          }
        }}
      </Owned>
    </Part>
  );
}

type FactorTexts = ReturnType<typeof useScreenPhrases<'security'>>['factor'];

/** Texts of the proof, by the action that it is for. Setting up numbers its steps. */
function proofTexts(action: FactorAction, { proof, step }: FactorTexts) {
  const text = proof[`${action}Text`];
  switch (action) {
    case 'begin':
    case 'move':
      return { title: step({ step: 1, title: proof[action] }), text, actionLabel: proof.goOn };
    case 'renew':
      return { title: proof.renew, text, actionLabel: proof.renewNow };
    case 'disable':
      return { title: proof.disable, text, actionLabel: proof.disableNow };
  }
}

import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Drawer } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useIsWide } from '#office/preview/use-is-wide.ts';
import { useToast } from '#office/screen/toasts.tsx';
import { Score } from './check/score.tsx';
import { DraftConflictForm } from './draft-conflict-form.tsx';
import { checkKey } from './draft-key.ts';
import { DraftSavingLine } from './draft-saving-line.tsx';
import { EditorsLine } from './editors-line.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { StepList } from './step-list.tsx';
import { CheckStep } from './steps/check-step.tsx';
import { ContentStep } from './steps/content-step.tsx';
import { OfferStep } from './steps/offer-step.tsx';
import { OwnershipStep } from './steps/ownership-step.tsx';
import { PicturesStep } from './steps/pictures-step.tsx';
import { type WizardStep, wizardSteps } from './steps.ts';
import { useAutosave } from './use-autosave.ts';
import { useGoTo } from './use-go-to.ts';
import { usePresence } from './use-presence.ts';
import { addressOf, useWizardAddress } from './use-wizard-address.ts';
import { type Done, type Wizard as Shared, WizardProvider } from './wizard-context.ts';

const stepContents: Readonly<Record<WizardStep, ComponentType>> = {
  whose: OwnershipStep,
  offer: OfferStep,
  content: ContentStep,
  pictures: PicturesStep,
  check: CheckStep,
};

const tones = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'success',
  withdrawn: 'warning',
  archived: 'neutral',
} as const;

interface WizardProps {
  readonly opened: CampaignDraft;
  readonly username: string;
  readonly onReopen: () => Promise<void>;
  readonly onDone: (done: Done) => void;
}

/** A draft in five steps, with a preview beside them. */
export function Wizard({ opened, username, onReopen, onDone }: WizardProps) {
  const { campaignWizard: words } = useOfficePhrases();
  const { show } = useToast();
  const client = useOfficeClient();
  const { step, go } = useWizardAddress();
  const auto = useAutosave(opened, username);
  const { draft, conflict } = auto;
  const editors = usePresence(draft, async (savedBy) => {
    const hasArrived = await auto.refresh().catch(() => false);
    if (hasArrived && savedBy !== null && savedBy !== username)
      show({ text: words.saving.arrived({ who: savedBy }), tone: 'info' });
  });
  const checking = useQuery({
    queryKey: [...checkKey(draft.id), draft.version],
    queryFn: ({ signal }) => client.checkCampaignDraft({ params: { id: draft.id } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const check = checking.data;
  const queries = useQueryClient();
  const [pictureSaves, setPictureSaves] = useState(0);
  const onPictures = () => {
    setPictureSaves((count) => count + 1);
    queries.invalidateQueries({ queryKey: checkKey(draft.id) });
  };
  const [footEnd, setFootEnd] = useState<HTMLElement | null>(null);
  const goTo = useGoTo(auto.form, step, go);
  const isWide = useIsWide('form');
  const [isPreviewing, setIsPreviewing] = useState(false);

  const { isRecovered } = auto;
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (isRecovered) latest.current({ text: words.saving.recovered, tone: 'info' });
  }, [isRecovered, words]);

  const isClosed = draft.campaign.publishAt !== null;
  const savedVersion = draft.version + pictureSaves;
  const shared: Shared = {
    ...{ auto, check, checking, isClosed, goTo, step, reopen: onReopen, onDone },
    ...{ savedVersion, onPictures, footEnd },
  };
  const Content = stepContents[step];
  const title = String(auto.form.watch('title') ?? '') || words.untitled;
  const { state, hasEnded } = draft.campaign;
  return (
    <WizardProvider value={shared}>
      <div className="wizard">
        <header className="wizard-head">
          <div className="wizard-name">
            <TextLink to={addressOf()}>{words.allDrafts}</TextLink>
            <h1 className="screen-title">{title}</h1>
            <p className="wizard-state">
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
              {hasEnded && <Badge tone="warning">{words.ended}</Badge>}
              {check !== undefined && <Score score={check.score} />}
            </p>
          </div>
          <div className="wizard-signs">
            <DraftSavingLine auto={auto} />
            <EditorsLine editors={editors} />
          </div>
        </header>
        <StepList />
        <div className="wizard-sides">
          <div className="wizard-side">
            {isClosed && step !== 'check' && <Notice tone="info" title={words.publish.scheduledText} />}
            {conflict !== null ? (
              <DraftConflictForm
                who={conflict.draft.savedBy}
                conflicts={conflict.of}
                onResolve={auto.resolve}
              />
            ) : (
              <StepForm step={step} Content={Content} />
            )}
            {conflict === null && (
              <StepFoot
                step={step}
                go={go}
                onPreview={isWide ? undefined : () => setIsPreviewing(true)}
                endRef={setFootEnd}
              />
            )}
          </div>
          {isWide && (
            <aside className="wizard-preview" aria-label={words.preview.title}>
              <PreviewPane />
            </aside>
          )}
        </div>
        {!isWide && (
          <Drawer
            side="right"
            wide
            open={isPreviewing}
            onClose={() => setIsPreviewing(false)}
            title={words.preview.title}
            closeLabel={words.preview.close}
          >
            <PreviewPane />
          </Drawer>
        )}
      </div>
    </WizardProvider>
  );
}

interface StepFormProps {
  readonly step: WizardStep;
  readonly Content: ComponentType;
}

/** A step below its heading, which takes the focus after a change of the step, or after the draft was started. */
function StepForm({ step, Content }: StepFormProps) {
  const { steps: words } = useOfficePhrases().campaignWizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const isFirstEntry = useLocation().key === 'default';
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    const isLost = !isFirstEntry && document.activeElement === document.body;
    if (shown.current === step && !isLost) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step, isFirstEntry]);
  const place = { place: String(wizardSteps.indexOf(step) + 1), total: String(wizardSteps.length) };
  return (
    <section className="wizard-step" aria-labelledby="step-title">
      <div>
        <p className="wizard-count">{words.place(place)}</p>
        <h2 id="step-title" tabIndex={-1} ref={heading}>
          {words[step]}
        </h2>
      </div>
      <Content key={step} />
    </section>
  );
}

interface StepFootProps {
  readonly step: WizardStep;
  readonly go: (step: WizardStep) => void;
  readonly onPreview: (() => void) | undefined;
  /** Receives the end of the bar, where the last step puts its own action. */
  readonly endRef: Ref<HTMLDivElement>;
}

function StepFoot({ step, go, onPreview, endRef }: StepFootProps) {
  const { steps: words, preview } = useOfficePhrases().campaignWizard;
  const place = wizardSteps.indexOf(step);
  const [before, after] = [wizardSteps[place - 1], wizardSteps[place + 1]];
  return (
    <div className="wizard-foot">
      {before !== undefined && (
        <Button variant="secondary" icon="arrow-left" onClick={() => go(before)}>
          {words.back}
        </Button>
      )}
      {onPreview !== undefined && (
        <Button variant="ghost" icon="eye" onClick={onPreview}>
          {preview.open}
        </Button>
      )}
      <div className="wizard-next" ref={endRef}>
        {after !== undefined && (
          <Button iconAfter="arrow-right" onClick={() => go(after)}>
            {words.next}
          </Button>
        )}
      </div>
    </div>
  );
}

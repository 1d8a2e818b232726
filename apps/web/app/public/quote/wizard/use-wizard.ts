import { withStorage } from '@ayrac/browser/browser-storage.ts';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import {
  goBack,
  goBackTo,
  goOn,
  goToPlace,
  isStepValid,
  leaveSubCategory,
  pickCampaign,
  pickCategory,
  pickSubCategory,
  resumeWizard,
  setLoading,
  startNavbarWizard,
  type WizardPlace,
} from '@ayrac/domain/quote/quote-steps.ts';
import type { Wizard, WizardStep } from '@ayrac/domain/quote/quote-wizard.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { useEffect, useState } from 'react';
import { readKnown } from '#web/follow/relations.ts';
import { useQuoteForm } from '#web/public/quote/form/use-quote-form.ts';
import { type ChosenCampaign, forgetWizard, keepWizard, readKeptWizard } from './kept-wizard.ts';
import { useChosenCampaign, useOfferedCampaigns, useOfferedCategories } from './offers.ts';
import { type CategoryOption, optionsAlong } from './steps/category-options.ts';

export type WizardState = ReturnType<typeof useWizard>;

/** State of the wizard: its options, choices and input, and what the tab stores of it. */
export function useWizard(notices: Notices, owner: string | null) {
  const [kept, setKept] = useState(
    () => withStorage('sessionStorage', (store) => readKeptWizard(store, owner, Date.now())) ?? null,
  );
  const [stored, setStored] = useState(startNavbarWizard);
  const [campaign, setCampaign] = useState<ChosenCampaign | null>(null);

  const { choices } = stored;
  // While sending, the wizard is on its last step.
  const step = stored.kind === 'filling' ? stored.step : 'contact';
  const categories = useOfferedCategories();
  const roots = categories.kind === 'loaded' ? categories.value : undefined;
  const path = optionsAlong(
    roots ?? [],
    choices.path.map(({ id }) => id),
  );
  const campaigns = useOfferedCampaigns(step === 'campaign' ? (choices.path.at(-1)?.id ?? null) : null);
  const detail = useChosenCampaign(campaign?.id === choices.campaignId ? (campaign?.slug ?? null) : null);
  const chosen = detail.kind === 'loaded' ? detail.value : null;

  const optionsOfStep = {
    category: categories,
    'sub-category': categories,
    campaign: campaigns,
    contact: detail,
  }[step];
  const wizard = setLoading(stored, optionsOfStep.kind === 'loading' || categories.kind === 'loading');
  const form = useQuoteForm({
    wizard: [wizard, setStored],
    campaignId: chosen?.id ?? '',
    noticeVersion: chosen === null ? '' : notices[chosen.notice].version,
    questionsVersion: notices.questions.version,
    ...(kept === null ? {} : { kept: kept.values }),
  });
  const { draft } = form;

  // Resumes a stored wizard once the options are loaded.
  useEffect(() => {
    if (kept === null || roots === undefined) return;
    const found = optionsAlong(roots, kept.path);
    const isWhole = found.length === kept.path.length;
    setStored(resumeWizard(found, isWhole ? (kept.campaign?.id ?? null) : null, kept.step));
    setCampaign(isWhole ? kept.campaign : null);
    setKept(null);
  }, [kept, roots]);

  useEffect(() => {
    if (kept !== null) return;
    if (stored.kind === 'success') withStorage('sessionStorage', (store) => forgetWizard(store, owner));
    if (stored.kind !== 'filling') return;
    const ids = stored.choices.path.map(({ id }) => id);
    const own = campaign?.id === stored.choices.campaignId ? campaign : null;
    withStorage('sessionStorage', (store) =>
      keepWizard(store, owner, { step: stored.step, path: ids, campaign: own, values: draft }, Date.now()),
    );
  }, [kept, stored, campaign, draft, owner]);

  return {
    wizard,
    step,
    path,
    categories,
    campaigns,
    detail,
    chosen,
    form,
    isValid: wizard.kind === 'filling' && isStepValid(wizard, form.isValid),
    attempted: wizard.kind === 'filling' && wizard.attempted,
    isLoading: wizard.kind === 'filling' && wizard.loading,
    pickCategory: (option: CategoryOption) => setStored(pickCategory(goBackTo(wizard, 'category'), option)),
    pickSubCategory: (option: CategoryOption) => setStored(pickSubCategory(wizard, option)),
    leaveSubCategory: () => setStored(leaveSubCategory(wizard)),
    pickCampaign: ({ id, slug }: Pick<CampaignCard | CampaignDetail, 'id' | 'slug'>) => {
      setCampaign({ id, slug });
      setStored(pickCampaign(wizard, id, isRequested(id)));
    },
    back: () => setStored(goBack(wizard)),
    /** The stored wizard is not restored yet. */
    isResuming: kept !== null,
    /** Called when the history leads to another step. */
    goToPlace: (place: WizardPlace) => setStored((before) => goToPlace(before, place)),
    backTo: (earlier: WizardStep) => setStored(goBackTo(wizard, earlier)),
    next: () => setStored(goOn(wizard, form.isValid)),
    /** After a success the next quote starts empty. */
    restart: () => setStored((before: Wizard) => (before.kind === 'success' ? startNavbarWizard() : before)),
  };
}

function isRequested(id: string): boolean {
  const { relations } = readKnown();
  return relations.has(`requested:${id}`) || relations.has(`sent:${id}`);
}

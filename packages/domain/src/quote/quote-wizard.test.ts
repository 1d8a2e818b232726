import { describe, expect, it } from 'vitest';
import {
  goBack,
  goBackTo,
  goOn,
  leaveSubCategory,
  pickCampaign,
  pickCategory,
  pickSubCategory,
  resumeWizard,
  setLoading,
  showsCounter,
  showsSearch,
  startNavbarWizard,
  stepIndex,
  stepsOf,
} from './quote-steps.ts';
import {
  canClose,
  dismissWarning,
  duplicateChecked,
  type FillingWizard,
  failed,
  reopened,
  startCampaignWizard,
  succeeded,
  type Wizard,
  type WizardCategory,
  type WizardStep,
} from './quote-wizard.ts';

const vehicles: WizardCategory = { id: 'vehicles', parentId: null, hasChildren: true };
const cars: WizardCategory = { id: 'cars', parentId: 'vehicles', hasChildren: true };
const boats: WizardCategory = { id: 'boats', parentId: 'vehicles', hasChildren: false };
const electric: WizardCategory = { id: 'electric', parentId: 'cars', hasChildren: true };
const books: WizardCategory = { id: 'books', parentId: null, hasChildren: false };

const inVehicles = pickCategory(startNavbarWizard(), vehicles);
const atContact = pickCampaign(pickCategory(startNavbarWizard(), books), 'c1');
const checking = goOn(atContact, true);
const submitting = duplicateChecked(checking, false);

function asFilling(wizard: Wizard): FillingWizard {
  if (wizard.kind !== 'filling') throw new Error(`The wizard is ${wizard.kind}`);
  return wizard;
}
const stepOf = (wizard: Wizard) => asFilling(wizard).step;

describe('choosing', () => {
  // Specification 2.65, 4.11
  it('a root category with children leads to its subcategories, at index 1', () => {
    expect(stepOf(inVehicles)).toBe('sub-category');
    expect(stepIndex(asFilling(inVehicles))).toBe(1);
  });

  // Specification 2.66
  it('a root category without children leads to its campaigns, at index 1', () => {
    const wizard = asFilling(pickCategory(startNavbarWizard(), books));
    expect(wizard.step).toBe('campaign');
    expect(stepIndex(wizard)).toBe(1);
    expect(stepsOf(wizard.choices)).not.toContain('sub-category');
  });

  // Specification 4.12
  it('a subcategory without children leads to its campaigns', () => {
    expect(stepOf(pickSubCategory(inVehicles, boats))).toBe('campaign');
  });

  // Specification 4.12
  it('a subcategory with children shows them, and one of these leads to its campaigns', () => {
    const inCars = pickSubCategory(inVehicles, cars);
    expect(stepOf(inCars)).toBe('sub-category');
    const deeper = asFilling(pickSubCategory(inCars, electric));
    expect(deeper.step).toBe('campaign');
    expect(deeper.choices.path.map(({ id }) => id)).toEqual(['vehicles', 'cars', 'electric']);
  });

  it('a sibling replaces the open subcategory', () => {
    const wizard = asFilling(pickSubCategory(pickSubCategory(inVehicles, cars), boats));
    expect(wizard.choices.path.map(({ id }) => id)).toEqual(['vehicles', 'boats']);
  });

  it('a subcategory of another branch changes nothing', () => {
    expect(pickSubCategory(inVehicles, electric)).toBe(inVehicles);
  });

  // Specification 4.13
  it('a campaign leads to the contact form', () => {
    expect(stepOf(atContact)).toBe('contact');
  });

  it('another category removes the chosen campaign', () => {
    const again = pickCategory(goBack(goBack(atContact)), vehicles);
    expect(asFilling(again).choices).toEqual({ mode: 'navbar', path: [vehicles], campaignId: null });
  });
});

describe('Continue and Back', () => {
  it('four steps are expected before a choice', () => {
    expect(stepsOf(asFilling(startNavbarWizard()).choices)).toHaveLength(4);
  });

  // Specification 4.8, 4.9, 4.10
  it('an incomplete step stays and shows its errors', () => {
    const start = asFilling(startNavbarWizard());
    expect(start.attempted).toBe(false);
    const attempted = asFilling(goOn(start, false));
    expect([attempted.step, attempted.attempted]).toEqual(['category', true]);
  });

  // Specification 4.8, 4.10
  it('a complete step continues, and the next one starts without errors', () => {
    const back = goOn(goBack(inVehicles), false);
    expect([stepOf(back), asFilling(back).attempted]).toEqual(['sub-category', false]);
  });

  it('an open subcategory is enough to continue to the campaigns of its branch', () => {
    expect(stepOf(goOn(pickSubCategory(inVehicles, cars), false))).toBe('campaign');
  });

  // Specification 4.14
  it('Back returns one step and keeps the choices', () => {
    const back = asFilling(goBack(atContact));
    expect(back.step).toBe('campaign');
    expect(back.choices.campaignId).toBe('c1');
  });

  // Specification 4.14
  it('Back does nothing on the first step of either mode', () => {
    const wizards = [startNavbarWizard(), startCampaignWizard('c1')];
    expect(wizards.map(goBack)).toEqual(wizards);
  });

  it('an invalid contact form shows its errors instead of being sent', () => {
    const wizard = asFilling(goOn(startCampaignWizard('c1'), false));
    expect([wizard.step, wizard.attempted]).toEqual(['contact', true]);
  });
});

describe('changing a choice', () => {
  const deep = pickCampaign(pickSubCategory(pickSubCategory(inVehicles, cars), electric), 'c1');

  it.each<WizardStep>(['category', 'sub-category', 'campaign'])(
    'returns to the step %s and keeps everything',
    (step) => {
      const back = asFilling(goBackTo(deep, step));
      expect([back.step, back.choices]).toEqual([step, asFilling(deep).choices]);
    },
  );

  it('never leads forward or to a step without choices', () => {
    expect(goBackTo(inVehicles, 'campaign')).toBe(inVehicles);
    expect(goBackTo(atContact, 'sub-category')).toBe(atContact);
  });

  it('leads from an open subcategory to its siblings', () => {
    const beside = asFilling(leaveSubCategory(pickSubCategory(inVehicles, cars)));
    expect([beside.step, beside.choices.path]).toEqual(['sub-category', [vehicles]]);
    expect(leaveSubCategory(inVehicles)).toBe(inVehicles);
  });
});

describe('wizard left open', () => {
  const names = (wizard: Wizard) => asFilling(wizard).choices.path.map(({ id }) => id);

  it.each<[string, WizardCategory[], string | null, WizardStep, WizardStep]>([
    ['nothing', [], null, 'category', 'category'],
    ['a category', [vehicles], null, 'sub-category', 'sub-category'],
    ['an open sub-category', [vehicles, cars], null, 'sub-category', 'sub-category'],
    ['the campaigns of an open sub-category', [vehicles, cars], null, 'campaign', 'campaign'],
    ['a campaign of an open sub-category', [vehicles, cars], 'c1', 'contact', 'contact'],
    ['a deeper one', [vehicles, cars, electric], null, 'campaign', 'campaign'],
    ['a campaign', [vehicles, boats], 'c1', 'contact', 'contact'],
    ['a campaign, on the way back', [vehicles, boats], 'c1', 'sub-category', 'sub-category'],
    ['a step that its choices no longer reach', [vehicles], 'c1', 'contact', 'sub-category'],
  ])('is restored with %s', (_name, path, campaignId, step, expected) => {
    const wizard = resumeWizard(path, campaignId, step);
    expect(stepOf(wizard)).toBe(expected);
    expect(names(wizard)).toEqual(path.map(({ id }) => id));
  });
});

describe('while loading', () => {
  const loading = setLoading(inVehicles, true);

  // Specification 4.19
  it('no move is possible and the dialog cannot be closed', () => {
    expect(pickSubCategory(loading, boats)).toBe(loading);
    expect(goBack(loading)).toBe(loading);
    expect(goOn(loading, true)).toBe(loading);
    expect(canClose(loading)).toBe(false);
  });

  it('everything works again afterwards', () => {
    expect(setLoading(loading, false)).toEqual(inVehicles);
    expect(canClose(inVehicles)).toBe(true);
  });
});

describe('sending the wizard', () => {
  // Specification 4.15, 4.20
  it('checks for an earlier request first, then submits', () => {
    expect([checking.kind, submitting.kind]).toEqual(['checking', 'submitting']);
    expect([canClose(checking), canClose(submitting)]).toEqual([false, false]);
  });

  // Specification 2.69, 4.18
  it.each([true, false])('succeeds; an anonymous person (%s) is invited to register', (isAnonymous) => {
    expect(succeeded(submitting, isAnonymous)).toMatchObject({
      kind: 'success',
      invitesToRegister: isAnonymous,
    });
  });

  // Specification 4.20
  it('stops at an earlier request found by the check or the server', () => {
    expect(duplicateChecked(checking, true).kind).toBe('already-requested');
    expect(failed(submitting, true).kind).toBe('already-requested');
  });

  it('returns to the filled form with its errors after any other failure', () => {
    const wizard = asFilling(failed(submitting, false));
    expect([wizard.step, wizard.choices.campaignId, wizard.attempted]).toEqual(['contact', 'c1', true]);
  });

  // Specification 4.20
  it('recognises its own quote when the dialog is opened again', () => {
    expect(reopened(succeeded(submitting, false)).kind).toBe('already-submitted');
    expect(reopened(atContact)).toBe(atContact);
  });

  it('recognises a campaign already requested in this visit', () => {
    const again = pickCampaign(goBack(atContact), 'c1', true);
    expect(again.kind).toBe('already-submitted');
    expect(stepOf(dismissWarning(again))).toBe('campaign');
  });

  it('offers other campaigns after the warning, where the wizard has them', () => {
    const again = asFilling(dismissWarning(duplicateChecked(checking, true)));
    expect([again.step, again.choices.campaignId]).toEqual(['campaign', null]);
    const campaignMode = duplicateChecked(goOn(startCampaignWizard('c1'), true), true);
    expect(stepOf(dismissWarning(campaignMode))).toBe('contact');
  });

  it('ignores late responses', () => {
    expect(succeeded(atContact, true)).toBe(atContact);
    expect(duplicateChecked(atContact, true)).toBe(atContact);
    expect(failed(atContact, true)).toBe(atContact);
  });
});

// Specification 4.22
it.each<[WizardStep, number, boolean]>([
  ['category', 8, false],
  ['category', 9, true],
  ['sub-category', 6, false],
  ['sub-category', 7, true],
  ['campaign', 5, false],
  ['campaign', 6, true],
  ['contact', 100, false],
])('the %s step with %i choices shows a counter: %s', (step, count, shown) => {
  expect(showsCounter(step, count)).toBe(shown);
});

it.each([
  [14, false],
  [15, true],
])('%i choices can be searched: %s', (count, shown) => {
  expect(showsSearch(count)).toBe(shown);
});

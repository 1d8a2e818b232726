import { campaignForms } from '@ayrac/contract/office/campaign-forms.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { CampaignRequests } from './requests/campaign-requests.tsx';
import { IntakeBadge, TakenOfLimit } from './requests/intake.tsx';
import { switchAction } from './requests/switch-links.ts';

/** How each campaign accepts requests. */
const declaration: ResourceDeclaration = {
  shape: campaignForms,
  titleField: 'title',
  hasLongTitles: true,
  columns: ['brandId', 'intake', 'taken', 'received'],
  form: ['isOpen', 'requestLimit', 'asksGender', 'asksBirthday', 'asksPreference'],
  cells: { intake: (row) => <IntakeBadge row={row} />, taken: (row) => <TakenOfLimit row={row} /> },
  actions: [
    switchAction(campaignForms, { name: 'open', icon: 'play', field: 'isOpen', isOn: true }),
    switchAction(campaignForms, { name: 'close', icon: 'pause', field: 'isOpen', isOn: false }),
  ],
  tabs: [{ name: 'requests', Content: CampaignRequests }],
  useWords: () => useOfficePhrases()['campaign-forms'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}

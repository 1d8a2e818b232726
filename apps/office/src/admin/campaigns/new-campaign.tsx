import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Link to the wizard, which creates campaigns. */
export function NewCampaign() {
  const { campaigns } = useOfficePhrases();
  return (
    <ButtonLink to="/admin/campaign-wizard" icon="plus" size="small" data-new>
      {campaigns.add}
    </ButtonLink>
  );
}

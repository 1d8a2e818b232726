import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** A campaign is begun in the wizard. */
export function NewCampaign() {
  const { campaigns } = useOfficePhrases();
  return (
    <ButtonLink to="/admin/campaign-wizard" icon="plus" size="small" data-new>
      {campaigns.add}
    </ButtonLink>
  );
}

import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { data } from 'react-router';
import { lateComponent } from '#web/page/late-component.tsx';
import { mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { isUnknown } from '#web/page/page-failure.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { CONTENT } from '#web/public/shell/frame.tsx';
import type { Route } from './+types/route.ts';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewedCampaign } from './previewed-campaign.tsx';
import { useForcedTheme } from './use-forced-theme.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

const CampaignGrid = lateComponent('standing', () =>
  import('#web/public/campaign-list/campaign-grid.tsx').then(({ CampaignGrid }) => CampaignGrid),
);
const PreviewedText = lateComponent('preview', () =>
  import('./previewed-text.tsx').then(({ PreviewedText }) => PreviewedText),
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, site } = context.get(pageContext);
  const none = { preview: null, text: null, picture: null };
  const isCard = url.searchParams.get('gorunum') === 'kart';
  const theme = url.searchParams.get('tema');
  try {
    // Tokens of text previews start with "m". Those of campaigns are hexadecimal.
    if (params.token.startsWith('m')) {
      const text = await api.openTextPreview({ body: { token: params.token } });
      return { ...none, text, isCard, theme };
    }
    const preview = await api.openPreview({ body: { token: params.token } });
    const picture = `${site.origin}/api/public/previews/${params.token}/share.jpeg`;
    return { ...none, preview, isCard, theme, picture };
  } catch (error) {
    if (isUnknown(error)) return data({ ...none, isCard, theme }, { status: 404 });
    throw error;
  }
}

export const headers = mailedPageHeaders;

/** Preview of a draft, without actions. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { preview, text, isCard, theme, picture } = loaderData;
  const phrases = useScreenPhrases('preview');
  useForcedTheme(theme);
  if (text !== null) {
    return <PreviewedText preview={text} theme={theme} />;
  }
  if (preview === null) {
    return (
      <Container className="grid gap-3 py-16">
        <PageHead title={phrases.title} noindex />
        <main id={CONTENT} tabIndex={-1} className="grid gap-3">
          <h1 className="text-head">{phrases.broken}</h1>
          <p className="text-ink-soft">{phrases.brokenText}</p>
        </main>
      </Container>
    );
  }
  const { campaign, card, until } = preview;
  const shared = picture ? { address: picture, alt: campaign.picture.alt } : undefined;
  return (
    <>
      <PageHead title={campaign.title.text} noindex picture={shared} />
      <PreviewBar until={until} isCard={isCard} theme={theme} />
      <main id={CONTENT} tabIndex={-1} inert={isCard}>
        {isCard ? (
          <Container className="py-6">
            <CampaignGrid campaigns={[card]} />
          </Container>
        ) : (
          <PreviewedCampaign campaign={campaign} />
        )}
      </main>
    </>
  );
}

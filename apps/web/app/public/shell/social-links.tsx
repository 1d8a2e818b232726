import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useSite } from '#web/page/site.ts';

const services = [
  ['instagram', 'instagram', 'Instagram'],
  ['x', 'x-social', 'X'],
  ['facebook', 'facebook', 'Facebook'],
  ['linkedin', 'linkedin', 'LinkedIn'],
  ['youtube', 'youtube', 'YouTube'],
] as const;

/** The site's accounts on social networks. A network without an account keeps its place as an inactive icon. */
export function SocialLinks() {
  const footer = useScreenPhrases('footer');
  const { social } = useSite();
  const isAnywhere = services.some(([service]) => social[service] !== undefined);
  return (
    <ul className="social" aria-label={footer.social} aria-hidden={!isAnywhere || undefined}>
      {services.map(([service, icon, name]) => {
        const address = social[service];
        if (address === undefined) {
          return (
            <li key={service} aria-hidden="true">
              <Icon name={icon} />
            </li>
          );
        }
        return (
          <li key={service}>
            <a href={address} className="icon-button" rel="noopener" aria-label={name}>
              <Icon name={icon} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

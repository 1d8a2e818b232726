import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';

const icons = { quote: 'send', seen: 'lock', held: 'file-text' } as const;

/** Explains what a profile is used for, who sees it, and where it can be downloaded or erased. */
export function ProfileUses() {
  const { uses } = useScreenPhrases('profile');
  const href = useHref();
  return (
    <aside className="profile-uses">
      <h3>{uses.title}</h3>
      <ul>
        {(['quote', 'seen', 'held'] as const).map((name) => (
          <li key={name}>
            <Icon name={icons[name]} />
            {uses[name]}
          </li>
        ))}
      </ul>
      <TextLink to={href('ownData')}>{uses.toData}</TextLink>
    </aside>
  );
}

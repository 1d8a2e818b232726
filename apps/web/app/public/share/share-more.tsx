import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { MenuButton } from '@ayrac/kit/menu-item.tsx';
import { copyText } from './copy-text.ts';
import type { Shared } from './share-links.ts';

/** Instagram takes no text from a link: this is where a copied one is pasted. */
const instagramInbox = 'https://www.instagram.com/direct/inbox/';

interface ShareMoreProps {
  readonly shared: Shared;
  /** Tells what happened; an empty sentence first, so that one that is said again is heard again. */
  readonly say: (sentence: string) => void;
}

/** The ways to share that need the browser's help. */
export function ShareMore({ shared, say }: ShareMoreProps) {
  const { share } = useScreenPhrases('visit');

  const copy = async (success: string): Promise<void> => {
    say('');
    const isCopied = await copyText(shared.address);
    say(isCopied ? success : share.notCopied({ address: shared.address }));
  };
  const shareNatively = () => {
    say('');
    // Whoever closes the device's menu meant to.
    navigator.share({ title: shared.text, url: shared.address }).catch(() => undefined);
  };
  const shareByInstagram = async () => {
    await copy(share.instagramOpened);
    window.open(instagramInbox, '_blank', 'noopener');
  };

  return (
    <>
      {typeof navigator.share === 'function' && (
        <MenuButton icon="share-2" onClick={shareNatively}>
          {share.native}
        </MenuButton>
      )}
      <MenuButton icon="link" onClick={() => copy(share.copied)}>
        {share.copy}
      </MenuButton>
      <MenuButton icon="instagram" onClick={shareByInstagram}>
        {share.instagram}
      </MenuButton>
    </>
  );
}

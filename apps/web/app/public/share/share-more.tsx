import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { MenuButton } from '@ayrac/kit/menu/menu-item.tsx';
import { copyText } from './copy-text.ts';
import type { Shared } from './share-links.ts';

/** Instagram has no share link, so the address is copied and the inbox opened for pasting it. */
const instagramInbox = 'https://www.instagram.com/direct/inbox/';

interface ShareMoreProps {
  readonly shared: Shared;
  /** Announces a sentence. An empty one comes first, so that a repeated sentence is announced again. */
  readonly say: (sentence: string) => void;
}

/** Ways to share that need browser APIs. */
export function ShareMore({ shared, say }: ShareMoreProps) {
  const { share } = useScreenPhrases('visit');

  const copy = async (success: string): Promise<void> => {
    say('');
    const isCopied = await copyText(shared.address);
    say(isCopied ? success : share.notCopied({ address: shared.address }));
  };
  const shareNatively = () => {
    say('');
    // Rejects when the visitor closes the device's share menu, which is no error.
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

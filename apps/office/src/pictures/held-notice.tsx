import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Says that changes are not saved until missing texts are written. `onOpen` leads to the first of these. */
export function HeldNotice({ onOpen }: { readonly onOpen: () => void }) {
  const { held } = useOfficePhrases().pictures;
  return (
    <Notice
      tone="warning"
      live
      title={held.title}
      actions={
        <Button variant="secondary" size="small" onClick={onOpen}>
          {held.open}
        </Button>
      }
    >
      <p>{held.text}</p>
    </Notice>
  );
}

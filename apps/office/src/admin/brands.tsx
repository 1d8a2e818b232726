import { useLocale } from '@ayrac/browser/locale.ts';
import { brands } from '@ayrac/contract/office/brands.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useCallback, useState } from 'react';
import type { Row, Values } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { PlacingNotices } from './placing/placing-notices.tsx';
import { PLAIN_COLOUR } from './plain-colour.ts';

/** The brands of the site's campaigns. */
const declaration: ResourceDeclaration = {
  shape: brands,
  titleField: 'name',
  columns: ['campaigns', 'isActive', 'updatedAt'],
  form: ['name', 'brandUrl', 'colour', 'logoHash', 'about', 'aboutEn', 'isActive'],
  activeField: 'isActive',
  initial: { colour: PLAIN_COLOUR },
  Above: PlacingNotices,
  useWords: () => useOfficePhrases().brands,
};

export function Component() {
  const { confirm, dialog } = useHidingQuestion();
  return (
    <>
      <ResourcePage declaration={declaration} heading="h1" confirm={confirm} />
      {dialog}
    </>
  );
}

interface PendingQuestion {
  readonly brand: Row;
  readonly answer: (isMeant: boolean) => void;
}

/** Asks before a brand is switched off or put into the bin, because its live campaigns leave the site with it. */
function useHidingQuestion() {
  const { askHide: words } = useOfficePhrases().brands;
  const locale = useLocale();
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const confirm = useCallback(async (brand: Row, next: Values) => {
    const isLeaving = brand.isActive === true && (next.isActive === false || next.isInBin === true);
    if (!isLeaving || Number(brand.campaigns) === 0) return true;
    return new Promise<boolean>((answer) => setPending({ brand, answer }));
  }, []);
  const answer = (isMeant: boolean) => {
    pending?.answer(isMeant);
    setPending(null);
  };
  const dialog = (
    <AskDialog
      isOpen={pending !== null}
      title={words.title({ label: String(pending?.brand.name ?? '') })}
      text={words.text({ count: formatCount(Number(pending?.brand.campaigns ?? 0), locale) })}
      confirm={words.yes}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
  return { confirm, dialog };
}

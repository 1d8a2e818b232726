import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import type { WizardState } from '../use-wizard.ts';
import type { CategoryOption } from './category-options.ts';
import { PickList } from './pick-list.tsx';

interface CategoryStepProps {
  readonly state: WizardState;
  readonly roots: readonly CategoryOption[];
  readonly labelId: string;
}

/** The root categories. */
export function CategoryStep({ state, roots, labelId }: CategoryStepProps) {
  return (
    <PickList
      step="category"
      layout="tiles"
      labelId={labelId}
      items={roots}
      textOf={({ name }) => name.text}
      chosenId={state.path[0]?.id ?? null}
      isMissing={state.attempted}
      onPick={state.pickCategory}
    >
      {(option) => <Tile option={option} />}
    </PickList>
  );
}

/** The subcategories of the selected category, at most two levels down. */
export function SubCategoryStep({ state, labelId }: Omit<CategoryStepProps, 'roots'>) {
  const wizard = useScreenPhrases('wizard');
  const [root, sub] = state.path;
  const open = sub?.hasChildren ? sub : root;
  const chosen = sub?.hasChildren ? state.path[2] : sub;
  return (
    <>
      {sub?.hasChildren && root && (
        <Button variant="back" icon="arrow-left" onClick={state.leaveSubCategory}>
          {wizard.beside({ category: root.name.text })}
        </Button>
      )}
      <PickList
        key={open?.id}
        step="sub-category"
        layout="tiles"
        labelId={labelId}
        items={open?.children ?? []}
        textOf={({ name }) => name.text}
        chosenId={chosen?.id ?? null}
        isMissing={state.attempted}
        onPick={state.pickSubCategory}
      >
        {(option) => <Tile option={option} />}
      </PickList>
    </>
  );
}

function Tile({ option }: { readonly option: CategoryOption }) {
  const wizard = useScreenPhrases('wizard');
  const locale = useLocale();
  const { icon, name, campaigns } = option;
  return (
    <>
      <Icon name={icon as IconName} className="pick-icon" />
      <span className="pick-name">
        <ForeignText value={name} />
      </span>
      <span className="pick-note">
        {campaigns === 0 ? wizard.noCampaigns : wizard.campaigns({ count: formatCount(campaigns, locale) })}
      </span>
    </>
  );
}

import { useOfficePhrases } from '#office/phrases.tsx';
import { canBeOrdered } from '#office/resource/address.ts';
import { useResource } from '#office/resource/resource-context.tsx';
import { usePageState } from '#office/resource/use-page-state.ts';

/** How the categories of a brand get their order: there is one for each brand. */
export function OrderHint() {
  const { declaration } = useResource();
  const { orderHint } = useOfficePhrases()['brand-categories'];
  const [state] = usePageState();
  return (
    <p className="field-hint">
      {canBeOrdered(declaration.shape, state) ? orderHint.ready : orderHint.choose}
    </p>
  );
}

import { useOfficePhrases } from '#office/phrases.tsx';
import { canBeOrdered } from '#office/resource/address.ts';
import { useResource } from '#office/resource/resource-context.tsx';
import { usePageState } from '#office/resource/use-page-state.ts';

/** Explains how to order a brand's categories. There is one order per brand, so a brand must be selected first. */
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

import { useOfficeCalls } from '#office/resource/client.ts';
import { LoanScreen } from './loan-screen.tsx';
import { ParametersEditor } from './parameters-editor.tsx';

/** Taxes, fees and limits of the law, each from a day on. */
export function Component() {
  const calls = useOfficeCalls();
  return (
    <LoanScreen
      kind="parameters"
      fetchBook={(query, signal) => calls.getParameterBook({ query }, { signal })}
      Editor={ParametersEditor}
    />
  );
}

import { useOfficeClient } from '#office/client/client.ts';
import { LoanScreen } from './loan-screen.tsx';
import { ParametersEditor } from './parameters-editor.tsx';

/** Taxes, fees and legal limits, each valid from a date. */
export function Component() {
  const calls = useOfficeClient();
  return (
    <LoanScreen
      kind="parameters"
      fetchBook={(query, signal) => calls.getParameterBook({ query }, { signal })}
      Editor={ParametersEditor}
    />
  );
}

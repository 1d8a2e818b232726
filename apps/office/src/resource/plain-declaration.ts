import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ResourceDeclaration } from './declaration.ts';

/**
 * How a resource is shown that says nothing of it: called by its first field, then the others, what is counted, its
 * switches, and when it was last written; its form takes all but its place in an order, which rows are moved in.
 */
export function plainDeclaration(shape: ResourceShape): Omit<ResourceDeclaration, 'useWords'> {
  const { fields, figures = [], written = Object.keys(fields), isOrdered } = shape;
  const shown = Object.keys(fields).filter((name) => !(isOrdered === true && name === 'position'));
  const [titleField = '', ...others] = shown;
  const isSwitch = (name: string) => fields[name]?.kind === 'switch';
  return {
    shape,
    titleField,
    columns: [
      ...others.filter((name) => !isSwitch(name)),
      ...figures,
      ...others.filter(isSwitch),
      'updatedAt',
    ],
    form: shown.filter((name) => written.includes(name)),
    ...(isSwitch('isActive') ? { activeField: 'isActive' } : {}),
  };
}

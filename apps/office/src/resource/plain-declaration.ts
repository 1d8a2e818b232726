import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ResourceDeclaration } from './declaration.ts';

/**
 * Returns the default declaration of a resource. The title is the first field; columns are the other fields, figures,
 * switches and the last change. The form has all fields except the position in an order, which is changed by moving
 * rows.
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

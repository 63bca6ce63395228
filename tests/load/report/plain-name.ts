/** Sizes stand in the names of some questions; the question is the same. */
export const plain = (name: string) => name.replace(/ \(.*/, '');

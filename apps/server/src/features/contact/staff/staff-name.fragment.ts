/** The name of the staff member with this id. */
export const staffName = (id: string) => `(select st.name from staff st where st.id = ${id})`;

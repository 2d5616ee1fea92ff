/** How much of a name a field takes: more than the server does, which counts what people see and says what is wrong. */
export const NAME_FIELD = 256;

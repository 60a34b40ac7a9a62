import { createContext } from 'preact';

/**
 * How the words of the buttons begin that somebody else asks for, as a lesson does: they alone are bright then, none
 * where nothing is to be pressed. null = nobody asks, and the bright button is the one its place says.
 */
export const Asked = createContext<readonly string[] | null>(null);

import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenPartsAreGone } from "./lib/reloading";
import { keepPages } from "./lib/worker";
import "./fonts.css";
import "./style.css";

reloadWhenPartsAreGone();
keepPages();
mount(App, { target: document.getElementById("page")! });

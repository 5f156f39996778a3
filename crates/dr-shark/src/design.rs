//! §1.1, §1.4: the categories with their colours and textures, and the designs.

kernel::named! {
    /// §1.1: a category of evidence.
    pub enum Category: "the name of a category" {
        /// With Paoletta's service (§7.1).
        Weapons = "weapons",
        /// With Babanipoulos's service (§7.2).
        Gadgets = "gadgets",
        /// Without a service.
        Disguises = "disguises",
        /// Without a service.
        Maps = "maps",
        /// Without a service.
        FakeDocuments = "fake-documents",
    }
}

kernel::named! {
    /// §1.1: what the eye tells a category by.
    pub enum Colour: "the name of a colour" {
        /// Weapons.
        Violet = "violet",
        /// Gadgets.
        Pink = "pink",
        /// Disguises.
        Green = "green",
        /// Maps.
        Blue = "blue",
        /// Fake documents.
        Orange = "orange",
    }
}

kernel::named! {
    /// §1.1: what the finger tells a category by.
    pub enum Texture: "the name of a texture" {
        /// Weapons.
        Sandpaper = "sandpaper",
        /// Gadgets.
        Felt = "felt",
        /// Disguises.
        Crocodile = "crocodile",
        /// Maps.
        Grid = "grid",
        /// Fake documents.
        Smooth = "smooth",
    }
}

kernel::named! {
    /// §1.4: a design, which is one evidence when all its parts are together.
    pub enum Design: "the name of a design" {
        /// A weapon.
        ThrowingStar = "throwing-star",
        /// A weapon.
        HarpoonPen = "harpoon-pen",
        /// A gadget.
        SatelliteWatch = "satellite-watch",
        /// A gadget.
        ShoePhone = "shoe-phone",
        /// A disguise.
        Clown = "clown",
        /// A disguise.
        Waiter = "waiter",
        /// A map.
        IslandMap = "island-map",
        /// A map.
        VaultPlan = "vault-plan",
        /// A fake document.
        Passport = "passport",
        /// A fake document.
        Banknotes = "banknotes",
    }
}

impl Design {
    /// §1.4: two designs of each category, in the order of the rulebook's table.
    pub const fn category(self) -> Category {
        Category::ALL[self as usize / 2]
    }
}

impl Category {
    /// §1.1: its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }

    /// §1.4: its designs.
    pub fn designs(self) -> impl Iterator<Item = Design> {
        Design::ALL.into_iter().filter(move |design| design.category() == self)
    }
}

impl Colour {
    /// §1.1: a category has one colour and one texture, so each tells the other.
    pub const fn texture(self) -> Texture {
        Texture::ALL[self as usize]
    }
}
